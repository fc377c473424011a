import type { FoundListing } from '../../../homes/search/search-schema.ts'

/** Shorter numbers stand in answers for other things. */
const shortestNumber = 4

/** The homes that an answer names: by their address, their number or their link. */
export function homesNamed(homes: readonly FoundListing[], said: string): number[] {
  return [...new Map(homes.map((home) => [home.id, home])).values()]
    .filter((home) => isNamed(home, said))
    .map(({ id }) => id)
}

function isNamed({ Address, MLSNumber, Url }: FoundListing, said: string): boolean {
  return (
    (Url !== '' && said.includes(Url)) ||
    (Address !== null && Address !== '' && standsIn(said, Address)) ||
    (MLSNumber.length >= shortestNumber && standsIn(said, MLSNumber))
  )
}

/** As words of their own: "12 Elm Street" does not stand in "112 Elm Street". */
function standsIn(text: string, name: string): boolean {
  const [within, wanted] = [text.toLowerCase(), name.toLowerCase()]
  for (let at = within.indexOf(wanted); at >= 0; at = within.indexOf(wanted, at + 1)) {
    const around = `${within.charAt(at - 1)}${within.charAt(at + wanted.length)}`
    if (!/[\p{L}\p{N}]/u.test(around)) return true
  }
  return false
}
