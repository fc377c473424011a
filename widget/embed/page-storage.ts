/**
 * Reads a text that the page keeps, or keeps another one, or with null none. Browsers may refuse storage (and throw):
 * then nothing is kept, and the chat works all the same.
 */
export function store(
  storage: 'localStorage' | 'sessionStorage',
  key: string,
  value?: string | null,
): string | null | undefined {
  try {
    if (value) window[storage].setItem(key, value)
    else if (value === null) window[storage].removeItem(key)
    else return window[storage].getItem(key)
  } catch {}
}
