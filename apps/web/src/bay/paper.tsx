import { pdfOf } from '@ironfield/mechbay/sheet/pdf.ts';
import { TONES, type Tone } from '@ironfield/mechbay/sheet/primitives.ts';
import { svgOf } from '@ironfield/mechbay/sheet/svg.ts';
import { whileBusy } from '../ui/busy.ts';
import { download } from '../ui/keep/download.ts';
import styles from './bay.module.css';
import { SheetDrawing } from './record-sheet/sheet-drawing.tsx';

type Page = Parameters<typeof svgOf>[0];

interface PaperButtonsProps {
  readonly page: Page;
  readonly title: string;
  fileName(ending: 'pdf' | 'svg'): string;
}

/** Take a record sheet along, as PDF or as SVG. */
export function PaperButtons({ page, title, fileName }: PaperButtonsProps) {
  return (
    <>
      <button
        type="button"
        className="button primary"
        onClick={() =>
          void whileBusy(pdfOf([page], title)).then((bytes) =>
            download(fileName('pdf'), bytes, 'application/pdf'),
          )
        }
      >
        Download PDF
      </button>
      <button
        type="button"
        className="button"
        onClick={() => download(fileName('svg'), svgOf(page), 'image/svg+xml')}
      >
        Download SVG
      </button>
    </>
  );
}

/** A record sheet as it will be printed: paper is white in every theme. */
export function Paper({ page }: { readonly page: Page }) {
  const name = `Record sheet of ${page.title}`;
  return <SheetDrawing page={page} colorOf={inkOf} className={styles.sheetPage} name={name} />;
}

const inkOf = (tone: Tone): string => TONES[tone];
