/** As docs/embedding.md has it; a test runs it and compares both. */
export const signingExample = `import { createHmac } from 'node:crypto'

const encode = (value) => Buffer.from(JSON.stringify(value)).toString('base64url')

export function signVisitor(user) {
  const exp = Math.floor(Date.now() / 1000) + 600
  const claims = { sub: String(user.id), name: user.name, email: user.email, exp }
  const text = \`\${encode({ alg: 'HS256', typ: 'JWT' })}.\${encode(claims)}\`
  const hmac = createHmac('sha256', process.env.IDENTITY_SECRET)
  return \`\${text}.\${hmac.update(text).digest('base64url')}\`
}
`
