import react from '@astrojs/react';

export default { integrations: [react()], build: { inlineStylesheets: 'always' } };
