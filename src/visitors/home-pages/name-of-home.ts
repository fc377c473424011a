import type { HomePage } from './home-page.ts'

const longest = 160

/** What a home is called where nothing else says which one it is: its address, else what and where it is. */
export function nameOfHome({ card }: Pick<HomePage, 'card'>): string {
  const name = card.place === '' ? card.title : `${card.title}, ${card.place}`
  return name.length > longest ? `${name.slice(0, longest - 1).toWellFormed()}…` : name
}
