import '../token.css';

/** The first letters of a name, where there is no figure to draw. */
export function Letters({ name }: { readonly name: string }) {
  return (
    <text className="letters" y={5}>
      {initials(name)}
    </text>
  );
}

export function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  if (words.length < 2) return name.slice(0, 2);
  return words
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 3);
}
