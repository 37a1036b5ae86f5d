/** After a choice by pointer the keys go back to the table, which has other uses for them. */
export function giveKeysBack(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && !activeElement.matches(':focus-visible')) activeElement.blur();
}
