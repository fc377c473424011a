import { expect, test } from 'vitest'
import { inTraditional } from '../languages/chinese/characters.ts'
import { Languages } from '../languages/languages.ts'
import { loadNetworks } from './load-networks.ts'
import { readActs } from './read-acts.ts'
import { signsOfText } from './signs-of-text.ts'

const networks = new Languages().derive(loadNetworks)

// Who writes in traditional characters is read as who writes the same in simplified ones.
test.each(['电费怎么算', '这间还在吗', '门锁坏了，谁来修', '请让经纪人联系我', '离车站远吗'])(
  '“%s” is for the same in traditional characters',
  (said) => {
    const traditional = inTraditional(said)
    expect(traditional).not.toBe(said)
    expect(signsOfText(traditional)).toEqual(signsOfText(said))
    expect(readActs(networks, traditional, 'home', () => [])[0]?.acts).toEqual(
      readActs(networks, said, 'home', () => [])[0]?.acts,
    )
  },
)
