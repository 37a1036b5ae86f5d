import type { UnitFile } from '@ironfield/classic/units/unit-file.ts';
import type { Force } from '@ironfield/kernel/options/mustering.ts';
import { forcePages } from '@ironfield/mechbay/battle-units/force-pages.ts';
import { pdfOf } from '@ironfield/mechbay/sheet/pdf.ts';

/** One PDF of a force of any kinds of unit. */
export async function forceSheets(force: Force, title: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const pages = forcePages(
    force.map(({ unit, name, skills: { gunnery, piloting } }) => ({
      unit: unit as UnitFile,
      name,
      gunnery,
      piloting,
    })),
  );
  return pages.length === 0 ? null : pdfOf(pages, title);
}
