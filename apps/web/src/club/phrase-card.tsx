import { useState } from 'react';
import { download } from '../ui/keep/download.ts';
import styles from './club.module.css';

interface Props {
  readonly phrase: string;
  onClose(): void;
}

/** The words that open the identity elsewhere. They are shown this once: the server does not know them. */
export function PhraseCard({ phrase, onClose }: Props) {
  const [isKept, setKept] = useState(false);
  return (
    <section className={`${styles.clubCard} ${styles.phraseCard}`} aria-labelledby="phrase">
      <h2 id="phrase">Write these 15 words down</h2>
      <p>They open your identity on another device, and here if this browser forgets you.</p>
      <ol className={styles.phraseWords} data-part="phrase">
        {phrase.split(' ').map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ol>
      <p className="quiet">
        They are shown only now; the server does not keep them. Whoever has them is you. On this device you
        stay signed in, and can have new words made.
      </p>
      <div className={styles.clubButtons}>
        <button
          type="button"
          className="button"
          onClick={() => {
            download('ironfield-recovery-phrase.txt', `${phrase}\n`, 'text/plain');
            setKept(true);
          }}
        >
          Save as a file
        </button>
        <button type="button" className={`button ${isKept ? 'primary' : ''}`} onClick={onClose}>
          I have written them down
        </button>
      </div>
    </section>
  );
}
