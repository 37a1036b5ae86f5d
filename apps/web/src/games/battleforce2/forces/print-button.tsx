import type { SideSecrets, SideSetup } from '@ironfield/battleforce2/state.ts';
import { forceSheets } from '@ironfield/mechbay/force-sheet/force-sheet.ts';
import { pdfOf } from '@ironfield/mechbay/sheet/pdf.ts';
import { svgOf } from '@ironfield/mechbay/sheet/svg.ts';
import { whileBusy } from '../../../ui/busy.ts';
import { download } from '../../../ui/keep/download.ts';

interface PrintButtonProps {
  readonly side: SideSetup;
  readonly secrets: SideSecrets;
}

const fileName = (name: string, ending: string): string =>
  `${
    name
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'force'
  }.${ending}`;

/** The record sheets of a side to print (BF2-REF-03). */
export function PrintButton({ side, secrets }: PrintButtonProps) {
  const pdf = async () => {
    const bytes = await whileBusy(pdfOf(forceSheets({ side, secrets }), side.name));
    download(fileName(side.name, 'pdf'), bytes, 'application/pdf');
  };
  const svg = () => {
    for (const [index, page] of forceSheets({ side, secrets }).entries())
      download(fileName(`${side.name} ${index + 1}`, 'svg'), svgOf(page), 'image/svg+xml');
  };
  return (
    <>
      <button type="button" className="button" onClick={() => void pdf()}>
        Sheets as PDF
      </button>
      <button type="button" className="button" onClick={svg}>
        SVG
      </button>
    </>
  );
}
