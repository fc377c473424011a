/** Records of the OpenHouse resource → when visitors may come, the next first: "Sat, Nov 28, 1:00 PM to 3:00 PM". */
export function readOpenHouses(raw: unknown, { now, timeZone }: { now: Date; timeZone: string }): string[] {
  if (!Array.isArray(raw)) return []
  const times = raw.flatMap((entry: unknown) => {
    const record = Object(entry)
    // What is for other agents alone, or does not take place.
    if (/broker|agent|office|association/i.test(String(record.OpenHouseType ?? ''))) return []
    if (/cancel|ended/i.test(String(record.OpenHouseStatus ?? ''))) return []
    const start = Date.parse(String(record.OpenHouseStartTime ?? ''))
    const end = Date.parse(String(record.OpenHouseEndTime ?? ''))
    if (Number.isNaN(start) || Number.isNaN(end) || end <= now.getTime() || end < start) return []
    return [{ start, end }]
  })
  times.sort((a, b) => a.start - b.start)
  const day = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short', month: 'short', day: 'numeric' })
  const hour = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' })
  return times.slice(0, 5).map(({ start, end }) => `${day.format(start)}, ${hour.format(start)} to ${hour.format(end)}`)
}
