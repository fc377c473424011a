export interface CountedOption {
  text: string
  /** How many homes it finds; "" when that is not said. */
  count: string
}

/** Takes apart "houses (10)", as the server writes an option with the number of homes that it finds. */
export function splitCount(option: string): CountedOption {
  const [, text = option, count = ''] = /^(.+?)\s*[(（]([\d\s.,’٬٠-٩]+)[)）]$/u.exec(option) ?? []
  return { text, count }
}
