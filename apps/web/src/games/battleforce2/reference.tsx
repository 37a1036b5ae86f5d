import { about } from '@ironfield/battleforce2/about.ts';
import { referenceTables } from '@ironfield/battleforce2/text/reference.ts';
import { ReferenceTables } from '../../table/menu/reference-tables.tsx';

export const Reference = () => <ReferenceTables game={about} tables={referenceTables()} />;
