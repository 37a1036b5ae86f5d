import { readCards } from '@ironfield/gearblitz/card-files/card-file.ts';
import type { Card } from '@ironfield/gearblitz/cards/card.ts';
import { CARDS } from '@ironfield/gearblitz/data/cards.ts';
import { KIND_NAMES } from '@ironfield/gearblitz/text/cards.ts';
import { cardSheets } from '@ironfield/mechbay/gear-card/gear-card.ts';
import { pdfOf } from '@ironfield/mechbay/sheet/pdf.ts';
import { svgOf } from '@ironfield/mechbay/sheet/svg.ts';
import { useState } from 'react';
import { linkTo } from '../../../router.ts';
import scenesStyles from '../../../scenes/scenes.module.css';
import { whileBusy } from '../../../ui/busy.ts';
import { FileButton } from '../../../ui/fields/file-button.tsx';
import { SureButton } from '../../../ui/fields/sure-button.tsx';
import { download } from '../../../ui/keep/download.ts';
import { jsonIn } from '../../../ui/keep/json-in.ts';
import { Problems } from '../../../ui/mishaps/problems.tsx';
import '../../../ui/fields/fields.css';
import { refusing } from '../../../ui/mishaps/refusing.ts';
import { CardForm } from './card-form.tsx';
import { CardPicture } from './card-picture.tsx';
import styles from './cards.module.css';
import { asOwn, cardsFile, ownCards } from './own-cards.ts';

/** Datacards of one's own beside the stand-ins: `#/cards`. */
export function CardsPage() {
  const [own, setOwn] = useState(ownCards.all);
  const [draft, setDraft] = useState<Card | null>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [sought, setSought] = useState('');
  const all = [...own, ...[...CARDS.values()].filter(({ id }) => own.every((card) => card.id !== id))];
  const words = sought.toLowerCase();
  const shown = all.filter(({ name, faction, kind }) =>
    `${name} ${faction} ${KIND_NAMES[kind]}`.toLowerCase().includes(words),
  );
  const keep = (cards: readonly Card[]) => {
    ownCards.keep(cards);
    setOwn(ownCards.all());
    setDraft(null);
    setProblems([]);
  };
  const load = async (file: File) => {
    const read = readCards(jsonIn(await file.text()));
    if (read.ok) keep(read.value);
    else setProblems([`“${file.name}” cannot be opened.`, ...read.error.map(({ message }) => message)]);
  };
  const print = async () => {
    const pages = cardSheets(
      shown.map((card) => ({ card })),
      'Datacards',
    );
    download('datacards.pdf', await whileBusy(pdfOf(pages, 'Datacards')), 'application/pdf');
  };
  if (draft) return <CardForm card={draft} onSave={(card) => keep([card])} onClose={() => setDraft(null)} />;
  return (
    <div className={`${scenesStyles.scenesPage} ${styles.cardsPage}`} data-part="cards-page">
      <header className={scenesStyles.sceneHead} data-part="scene-head">
        <a className="button bare" href={linkTo()}>
          ← Start
        </a>
        <div>
          <h1>Datacards</h1>
          <p className="quiet">
            Heavy Gear Blitz. The cards that come with it are stand-ins and unofficial; a card of your own
            with the same id takes the place of one.
          </p>
        </div>
        <span className={scenesStyles.sceneButtons}>
          <FileButton label="Import" onFile={load} />
          <button
            type="button"
            className="button"
            {...refusing(own.length === 0 ? 'You have no cards of your own yet' : null)}
            onClick={() => download('own-datacards.json', cardsFile(own))}
          >
            Export own
          </button>
          <button
            type="button"
            className="button"
            {...refusing(shown.length === 0 ? 'No card fits the search' : null)}
            onClick={() => void print()}
          >
            Print as PDF
          </button>
        </span>
      </header>
      <main>
        <Problems problems={problems} />
        <input
          className={`text-field ${styles.cardSearch}`}
          type="search"
          aria-label="Search"
          placeholder="Name, force or kind"
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
        <ul className={styles.cardList} data-part="card-list">
          {shown.map((card) => {
            const isOwn = own.includes(card);
            return (
              <li key={card.id}>
                <CardPicture card={card} />
                <div className={styles.cardButtons}>
                  {isOwn && <span className="quiet">Your own</span>}
                  <button
                    type="button"
                    className="button"
                    onClick={() => setDraft(isOwn ? card : asOwn(card))}
                  >
                    {isOwn ? 'Change' : 'Make it your own'}
                  </button>
                  <button
                    type="button"
                    className="button"
                    onClick={() =>
                      setDraft(asOwn({ ...card, id: freeId(card.id, all), name: `${card.name} 2` }))
                    }
                  >
                    Copy
                  </button>
                  <button
                    type="button"
                    className="button"
                    onClick={() =>
                      download(`${card.id}.svg`, svgOf(cardSheets([{ card }], card.name)[0]), 'image/svg+xml')
                    }
                  >
                    SVG
                  </button>
                  {isOwn && (
                    <SureButton
                      label="Delete"
                      sureLabel="Really delete"
                      onSure={() => {
                        ownCards.forget(card.id);
                        setOwn(ownCards.all());
                      }}
                    />
                  )}
                </div>
              </li>
            );
          })}
        </ul>
      </main>
    </div>
  );
}

/** `hunter-2`, or the next that nobody has. */
function freeId(id: string, all: readonly Card[]): string {
  let number = 2;
  while (all.some((card) => card.id === `${id}-${number}`)) number++;
  return `${id}-${number}`;
}
