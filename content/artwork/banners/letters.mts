/** What English words and figures are set with. */
export const plain = ` ,.&+$:-–’!?×%0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz`;

/** Vietnamese letters that full fonts keep in the file of the Latin ones. */
export const accented = 'ÀÁÂÃÈÉÊÌÍÒÓÔÕÙÚÝàáâãèéêìíòóôõùúý';

/** Those that have a file of their own, which only a `vn.html` asks for. */
export const vietnamese = `ĂăĐđĨĩŨũƠơƯư${String.fromCodePoint(...Array.from({ length: 90 }, (_, at) => 0x1ea0 + at))}`;
