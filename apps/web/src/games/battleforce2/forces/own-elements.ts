import { elementSchema } from '@ironfield/battleforce2/element.ts';
import { ownList } from '../../../ui/own-list.ts';

export const ownElements = ownList('ironfield-battleforce2-elements', elementSchema, 'name');
