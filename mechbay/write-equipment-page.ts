// npm run equipment-page
// Writes docs/equipment.md from the tables of the bay.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { equipmentPage } from './data/equipment-page.ts';

writeFileSync(join(import.meta.dirname, '../docs/equipment.md'), equipmentPage());
