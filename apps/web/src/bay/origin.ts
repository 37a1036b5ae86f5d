import { linkTo } from '../router.ts';

/** The source of a design on the workbench; only own designs have a place to be saved. */
export type Origin =
  | { readonly kind: 'own'; readonly id: string }
  | { readonly kind: 'stock'; readonly model: string }
  | { readonly kind: 'shared'; readonly word: string }
  | { readonly kind: 'new'; readonly tons: number };

export function addressOf(origin: Origin): string {
  switch (origin.kind) {
    case 'own':
      return linkTo('bay', 'own', origin.id);
    case 'stock':
      return linkTo('bay', 'stock', origin.model);
    case 'shared':
      return linkTo('bay', 'shared', origin.word);
    case 'new':
      return linkTo('bay', 'new', String(origin.tons));
  }
}
