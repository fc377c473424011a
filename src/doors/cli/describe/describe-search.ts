/**
 * A line for a shell that asks a chatbot and works as it stands, in any folder. The key is no part of it, since what is
 * printed at a start lies in journals: the line reads it from credentials.json.
 */
export function describeSearch(
  platform: NodeJS.Platform,
  { file, url, question }: { file: string; url: string; question: string },
): string {
  const body = JSON.stringify({ q: question })
  if (platform === 'win32') {
    // PowerShell: what stands between single quotes is taken as it is, a doubled one is one.
    const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`
    const key = `(Get-Content -Raw -LiteralPath ${quote(file)} | ConvertFrom-Json).secretKey`
    return `Invoke-RestMethod ${quote(url)} -Method Post -ContentType 'application/json' -Headers @{ Authorization = ${key} } -Body ${quote(body)}`
  }
  const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`
  // sed stands on every machine that has curl; the file is our own and has one field a line.
  const script = String.raw`/^ *"secretKey": "/{s///;s/",*$//;s/\\\(.\)/\1/g;p;}`
  const key = `$(sed -n '${script}' ${quote(file)})`
  return `curl -s ${quote(url)} -H "Authorization: ${key}" -H 'Content-Type: application/json' -d ${quote(body)}`
}
