/** The last things that players notice, the first sentence of each, without what only a terminal shows. */
export function newsLines(changelog: string, most: number): readonly string[] {
  const [, latest = ''] = changelog.split(/^## .*$/m);
  return latest
    .split(/^- /m)
    .slice(1)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '' && !line.includes('`'))
    .slice(0, most);
}
