import { allowsNetworkByFlag } from './node-flags.ts'

/**
 * Starts "$0" with "$@" in a network namespace of its own, in which there is no network, not even loopback; where the system
 * gives none to ordinary users, as it is. The first try costs a few milliseconds and tells which. The path is for the shell
 * alone: without `export` the program gets no environment.
 */
const script = `PATH=/usr/bin:/bin:/usr/sbin:/sbin
if unshare --user --net true 2>/dev/null; then exec unshare --user --net "$0" "$@"; else exec "$0" "$@"; fi`

/** Whether a namespace is made for a program, as far as one can be. Windows has none; macOS has no `unshare`. */
const hasNamespaces = process.platform === 'linux'

/** The command line that runs a program without a network, as far as this machine can; what it is worth here tells describeIsolation. */
export function withoutNetwork(program: string, args: readonly string[]): [string, string[]] {
  return hasNamespaces ? ['/bin/sh', ['-c', script, program, ...args]] : [program, [...args]]
}

/** The same for a program that Node's own permissions keep from the network, where they do: nothing else is needed there. */
export function nodeWithoutNetwork(args: readonly string[]): [string, string[]] {
  return allowsNetworkByFlag ? [process.execPath, [...args]] : withoutNetwork(process.execPath, args)
}
