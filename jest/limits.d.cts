declare const limits: { readonly test: number; readonly wait: number };
export = limits;
