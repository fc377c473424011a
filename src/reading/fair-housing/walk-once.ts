/**
 * Walks from place to place until a step finds something, and remembers it for every place on the way: however many
 * walks cross the same places, each place is looked at once. `step` answers the next place, or what was found.
 */
export function walkOnce<Place, Found>(
  known: Map<Place, Found>,
  from: Place,
  step: (place: Place) => { next: Place } | { found: Found },
): Found {
  const passed: Place[] = []
  for (let place = from; ; ) {
    const kept = known.get(place)
    const taken = kept !== undefined || known.has(place) ? { found: kept as Found } : step(place)
    passed.push(place)
    if ('next' in taken) {
      place = taken.next
      continue
    }
    for (const each of passed) known.set(each, taken.found)
    return taken.found
  }
}
