/** Who is named in attributions, and where what they let others do is written. */
const homes: Record<string, string> = {
  OpenFreeMap: 'https://openfreemap.org',
  OpenMapTiles: 'https://www.openmaptiles.org/',
  OpenStreetMap: 'https://www.openstreetmap.org/copyright',
}

/** Whose map it is: of the tiles while any are shown, else of the ground. */
export function TileSource({ isShown, text }: { isShown: boolean; text: string }) {
  if (!isShown) return <span class="map-source">Natural Earth · U.S. Census</span>
  return (
    <span class="map-source" data-still>
      {text.split(/(OpenFreeMap|OpenMapTiles|OpenStreetMap)/).map((part) =>
        homes[part] === undefined ? (
          part
        ) : (
          <a key={part} href={homes[part]} target="_blank" rel="noopener noreferrer">
            {part}
          </a>
        ),
      )}
    </span>
  )
}
