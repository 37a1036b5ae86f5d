/** Text of other people or of a server, without what would move the cursor or hide itself on a terminal. */
export function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u202a-\u202e\u2066-\u2069]/gu, '�');
}
