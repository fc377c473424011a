// Which Node runs Porchlight: no state, no files, so that it can be tried with every version there may be.

/** Compares "24.21.0" with "24.3.1": negative, 0 or positive. */
export function compareVersions(a, b) {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number))
  for (let place = 0; place < 3; place += 1) {
    const difference = (left[place] ?? 0) - (right[place] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/**
 * The version that is current: the newest of the oldest line that is pinned for any platform. A platform for which the
 * registry has nothing current of that line has a Node of a newer one.
 */
export function currentNode(manifest) {
  const pins = Object.entries(manifest.optionalDependencies).filter(([name]) => /^node-(bin-)?[a-z]+\d*-/.test(name))
  const versions = pins.map(([, version]) => version).sort(compareVersions)
  const line = versions[0]?.split('.')[0]
  return versions.filter((version) => version.split('.')[0] === line).at(-1)
}

/**
 * Chooses between the Node that came with the packages (null: none for this platform) and the one at hand. The registry
 * has no current Node for every platform: where the packaged one is older than `current`, a newer one at hand is better.
 */
export function chooseNode({ packaged, own, current }) {
  const isOwnFit = compareVersions(own, '24.0.0') >= 0
  if (packaged === null) return { use: isOwnFit ? 'own' : 'none', isOld: false }
  if (compareVersions(packaged, current) >= 0) return { use: 'packaged', isOld: false }
  if (isOwnFit && compareVersions(own, packaged) > 0) return { use: 'own', isOld: compareVersions(own, current) < 0 }
  return { use: 'packaged', isOld: true }
}
