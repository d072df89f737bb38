/** npm could not install a package: the message says which, what npm said last, and what to do. */
export class InstallFailed extends Error {}

/** Installs the packages of the site or the CMS when needed, once per process. Rejects with {@link InstallFailed}. */
export function installPackage(name: 'site' | 'cms'): Promise<void>;

/** The same, saying that it goes on. */
export function showInstall(name: 'site' | 'cms'): Promise<void>;
