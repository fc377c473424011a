import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { fail } from '../../../platform/errors.ts'
import { makeEtag } from './etag.ts'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
}

/** A file that `npm start` built. */
export interface Asset {
  type: string
  etag: string
  /** The bytes in a content coding. */
  bytes: (coding: 'identity' | 'gzip' | 'br') => Buffer
}

/** Files of a folder of dist/, by their names there. In memory, packed: the next build may take them away while this process serves them. */
export function readAssets(folder: string, ...within: string[]): Map<string, Asset> {
  const names = within.flatMap((part) =>
    readdirSync(join(folder, part))
      .filter((name) => extname(name) in types)
      .map((name) => (part === '.' ? name : `${part}/${name}`)),
  )
  return new Map(names.map((name) => [name, readAsset(join(folder, name))]))
}

function readAsset(path: string): Asset {
  const packed = { gzip: readFileSync(`${path}.gz`), br: readFileSync(`${path}.br`) }
  return {
    type: types[extname(path)] ?? 'application/octet-stream',
    etag: makeEtag(packed.gzip),
    // Hardly any client takes it as it is.
    bytes: (coding) => (coding === 'identity' ? gunzipSync(packed.gzip) : packed[coding]),
  }
}

/** Sends a built file as small as the browser takes it. Fails with `path-not-found` where there is none. */
export function sendAsset(
  request: FastifyRequest,
  reply: FastifyReply,
  asset: Asset | undefined,
  headers: Record<string, string>,
): FastifyReply {
  if (!asset) throw fail('path-not-found', { path: request.url.split('?')[0]?.slice(0, 200) ?? '' })
  const coding = chooseCoding(request.headers['accept-encoding'])
  reply.headers({ ...headers, etag: asset.etag, vary: 'accept-encoding' })
  if (request.headers['if-none-match'] === asset.etag) return reply.code(304).send()
  if (coding !== 'identity') reply.header('content-encoding', coding)
  return reply.type(asset.type).send(asset.bytes(coding))
}

/** Nobody names more codings than fit into this. */
const mostAccepted = 200
const wishFor = { br: /^\s*br\s*(;\s*q=(?!0(\.0*)?\s*$)|$)/, gzip: /^\s*gzip\s*(;\s*q=(?!0(\.0*)?\s*$)|$)/ }

export function takesGzip(accepted: string | undefined): boolean {
  return (accepted ?? '')
    .slice(0, mostAccepted)
    .toLowerCase()
    .split(',')
    .some((entry) => wishFor.gzip.test(entry))
}

export function chooseCoding(accepted: string | undefined): 'identity' | 'gzip' | 'br' {
  const codings = (accepted ?? '').slice(0, mostAccepted).toLowerCase().split(',')
  const takes = (name: 'br' | 'gzip'): boolean => codings.some((entry) => wishFor[name].test(entry))
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity'
}
