/** Where the links of a service's page lead to. */
export const servicesId = 'services';
export const packagesId = 'packages';
