import { about } from '@ironfield/planetary/about.ts';
import { referenceTables } from '@ironfield/planetary/text/reference.ts';
import { ReferenceTables } from '../../table/menu/reference-tables.tsx';

export const Reference = () => <ReferenceTables game={about} tables={referenceTables()} />;
