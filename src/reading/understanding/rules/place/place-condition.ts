import type { PlaceCondition } from '../../../criteria/condition.ts'
import type { PlaceMatch } from '../../places/place-candidates.ts'

const absentFields: Partial<Record<PlaceMatch['kind'], 'State' | 'ZIP' | 'Address' | 'MLSNumber'>> = {
  state: 'State',
  zip: 'ZIP',
  address: 'Address',
  mls: 'MLSNumber',
}

export function conditionOf(place: PlaceMatch): PlaceCondition | { is: 'ids'; ids: number[]; name: string } {
  if (place.absent) return { is: 'nowhere', name: place.name, field: absentFields[place.kind] ?? 'City' }
  switch (place.kind) {
    case 'city':
      return { is: 'city', key: place.keys[0] ?? '', name: place.name }
    case 'state':
      return { is: 'state', values: place.keys, name: place.name }
    case 'zip':
      return { is: 'zip', key: place.keys[0] ?? '', name: place.name }
    case 'mls':
      return { is: 'mls', keys: place.keys, name: place.name }
    case 'location':
      return { is: 'location', words: place.words?.map((group) => group[0] ?? '') ?? [], name: place.name }
    case 'address':
      return { is: 'address', words: place.words ?? [], name: place.name }
    case 'url':
      return { is: 'ids', ids: place.keys.map(Number), name: place.name }
    case 'coordinates':
      return {
        is: 'near',
        name: place.name,
        latitude: place.position?.latitude ?? 0,
        longitude: place.position?.longitude ?? 0,
        miles: 5,
      }
  }
}
