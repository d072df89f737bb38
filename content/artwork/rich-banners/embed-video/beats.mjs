/** The seconds of the film: the picture, the sound and the subtitles keep to them. */
export const length = 11.6;
export const folds = [1.4, 2.6, 3.6, 4.4, 5.1, 5.7, 6.2, 6.6, 6.95, 7.25, 7.5, 7.75];
export const curtain = 7.9;
export const fall = 9;
export const bowl = 9.55;
export const toppings = [9.95, 10.15, 10.35];
export const lift = 10.6;
