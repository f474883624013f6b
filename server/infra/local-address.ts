const LOOPBACK_ADDRESS = /^(::1|(::ffff:)?127(\.\d+){3})$/
const LOCAL_HOST = /^(localhost|([a-z0-9-]+\.)+localhost|127(\.\d+){3}|\[?::1\]?)$/i
/** What proxies add to a request. Any of them means that the caller is elsewhere. */
const FORWARDING_HEADER =
  /^(forwarded|via|x-(original-|envoy-)?forwarded(-.*)?|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/

/** Whether a host name or address without a port means this machine. */
export function isLocalHost(host: string): boolean {
  return LOCAL_HOST.test(host)
}

/** What a request says of where it comes from. */
export interface Origin {
  headers: Record<string, string | string[] | undefined>
  socket: { remoteAddress?: string | undefined }
  httpVersion?: string
}

/**
 * Whether a request comes straight from this machine: over loopback, through no proxy that says so, and for a local
 * name. The name counts because a proxy may add no header, and because any site can let its own name lead here; the
 * version because nginx with nothing but `proxy_pass` asks for `localhost` without a header, and speaks HTTP/1.0.
 */
export function isFromThisMachine({ headers, socket, httpVersion }: Origin): boolean {
  if (httpVersion === '1.0') return false
  if (!LOOPBACK_ADDRESS.test(socket.remoteAddress ?? '')) return false
  if (!isLocalHost((headers.host ?? '').toString().replace(/:\d+$/, ''))) return false
  return !Object.keys(headers).some((name) => FORWARDING_HEADER.test(name))
}
