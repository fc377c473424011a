import { isMadeUrl } from '../listings/import/fields/made-values.ts'

/** Where visitors find the page of a home that Porchlight serves. */
export function homePageAddress(site: string, serialNumber: string, id: number): string {
  return `${site}/homes/${encodeURIComponent(serialNumber)}/${id}`
}

/**
 * The page that visitors are led to: the listing's own; where an import had none, the one here. `site` is the address
 * that it is served under; undefined where nobody is led anywhere.
 */
export function pageOfHome(
  home: { id: number; Url: string; serialNumber: string | null },
  site: string | undefined,
): string {
  const { id, Url, serialNumber } = home
  return site !== undefined && serialNumber !== null && isMadeUrl(Url) ? homePageAddress(site, serialNumber, id) : Url
}

const page = /^https?:\/\/[^?#]*\/homes\/[0-9a-f]{32}\/([1-9]\d{0,14})\/?(?:[?#].*)?$/i

/** The home whose page here has this address, under whatever host; null for all others. */
export function homeOfPage(address: string): number | null {
  const [, id] = page.exec(address) ?? []
  return id === undefined ? null : Number(id)
}
