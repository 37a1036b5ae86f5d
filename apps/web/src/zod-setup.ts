import { config } from 'zod';

// Compiled schemas need `new Function`, which a strict content security policy forbids. Imported before any schema.
config({ jitless: true });
