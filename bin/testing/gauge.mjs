// A piece of work that is always the same: beside other load, or on a slower machine, it takes more of the processor.
const rows = Array.from({ length: 2000 }, (_, index) => ({
  id: index,
  city: `City ${(index * 7919) % 613}`,
  price: ((index * 104_729) % 9_000) * 100,
  text: `A home with ${index % 6} bedrooms, near the park and ${index % 9} minutes from the station`,
}))

function work() {
  const read = JSON.parse(JSON.stringify(rows))
  const byCity = Map.groupBy(read, ({ city }) => city)
  const found = read.filter(({ text }) => /(\d+) bedrooms.*?(\d+) minutes/.test(text))
  found.sort((a, b) => a.price - b.price || (a.text < b.text ? -1 : 1))
  return byCity.size + found.length
}

/** Milliseconds of processor that the piece of work takes now. */
export function gauge() {
  const before = process.cpuUsage()
  for (let times = 0; times < 5; times += 1) work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

// The first ones are those of a cold compiler.
for (let times = 0; times < 30; times += 1) work()
