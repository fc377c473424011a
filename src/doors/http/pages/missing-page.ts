import type { FastifyReply } from 'fastify'

/** Instead of a page of a chatbot that there is not. */
export function sendMissingPage(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .headers({ 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'" })
    .type('text/html; charset=utf-8')
    .send(
      '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>No chat here</title><style>body{font:16px/1.5 system-ui;margin:3rem auto;max-width:30rem;padding:0 1rem;color-scheme:light dark}</style></head><body><h1>No chat here</h1><p>This chat does not exist, or not any more: check the address.</p></body></html>',
    )
}
