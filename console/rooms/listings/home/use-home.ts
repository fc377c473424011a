import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ListingDescription } from 'porchlight/client'
import type { Api } from '../../../api/api-context.ts'
import { useApi } from '../../../api/api-context.ts'
import { webAddress } from '../../../parts/web-address.ts'
import { type HomeRow, rowOfFound } from '../home-row.ts'

export function homeQuery({ client }: Api, serialNumber: string, id: number) {
  return queryOptions({
    queryKey: ['home', serialNumber, id],
    queryFn: ({ signal }) => client.readListing({ serialNumber, id: String(id) }, { signal }),
  })
}

/** One home with all that is kept of it. */
export function useHome(serialNumber: string | undefined, id: number | null) {
  const api = useApi()
  return useQuery({
    ...homeQuery(api, serialNumber ?? '', id ?? 0),
    enabled: serialNumber !== undefined && id !== null,
  })
}

/** The same as the list shows it. */
export function rowOfRecord(record: ListingDescription): HomeRow {
  const { listing } = record
  const unsaid = new Set(record.unsaid)
  const row = rowOfFound({ ...listing, id: record.id, Status: record.shown.status, Price: record.price })
  return {
    ...row,
    bedrooms: unsaid.has('Bedrooms') ? null : row.bedrooms,
    bathrooms: unsaid.has('Bathrooms') ? null : row.bathrooms,
    days: unsaid.has('DaysOnMarket') ? null : row.days,
    parking: unsaid.has('ParkingSpots') ? null : row.parking,
    images: record.pictures.map(({ address }) => address).filter((address) => webAddress(address) !== ''),
  }
}
