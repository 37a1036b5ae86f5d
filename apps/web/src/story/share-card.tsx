import type { Interval } from '@ironfield/kernel/players/wilson.ts';
import { useEffect, useRef } from 'react';
import { linkTo } from '../router.ts';
import { download } from '../ui/keep/download.ts';
import { CopyLink } from '../ui/keep/share-link.tsx';
import { squeezed } from '../ui/keep/squeeze.ts';
import { useLoaded } from '../ui/use-loaded.ts';
import styles from './story.module.css';
import { PICTURE, type PictureWords, paintStory } from './story-picture.ts';

interface Props {
  readonly words: PictureWords;
  readonly chances: readonly Interval[];
  readonly seat: number;
  /** The whole game as a file: the link carries it, and nobody has to keep it. */
  readonly text: string;
}

/** The picture as it will be, a way to keep it, and a link to the story. */
export function ShareCard({ words, chances, seat, text }: Props) {
  const word = useLoaded(text, squeezed);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const brush = canvas.current?.getContext('2d');
    if (brush) paintStory(brush, words, chances, seat);
  }, [words, chances, seat]);
  const { origin, pathname } = window.location;
  const link = word === null ? null : `${origin}${pathname}${linkTo('story', 'link', word)}`;
  const keep = () =>
    canvas.current?.toBlob((png) => png && download('ironfield-story.png', png, 'image/png'), 'image/png');
  return (
    <section className={styles.panel} aria-label="Share" data-link={link ?? undefined}>
      <canvas
        ref={canvas}
        {...PICTURE}
        className={styles.picture}
        role="img"
        aria-label={`${words.headline}. ${words.about}`}
      />
      <div className={styles.cardButtons}>
        {link !== null && <CopyLink link={link} />}
        <button type="button" className="button" onClick={keep}>
          Save the picture
        </button>
      </div>
    </section>
  );
}
