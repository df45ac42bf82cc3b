const reasons: Readonly<Record<string, (at: { readonly host: string; readonly port: number }) => string>> = {
  EADDRINUSE: ({ port }) => `Port ${port} is taken: name another one with --port.`,
  EACCES: ({ port }) => `There is no permission for port ${port}: name one from 1024 on with --port.`,
  EADDRNOTAVAIL: ({ host }) => `This machine has no address ${host}: name one of its own with --host, such as 0.0.0.0.`,
  ENOTFOUND: ({ host }) => `The host ${host} is unknown: name an address of this machine with --host, such as 0.0.0.0.`,
  EAI_AGAIN: ({ host }) => `The host ${host} can't be looked up: name an address with --host, such as 0.0.0.0.`,
}

/** Returns why a service can't listen, in one sentence. */
export function listenProblem(
  error: NodeJS.ErrnoException,
  at: { readonly host: string; readonly port: number },
): string {
  return (
    reasons[error.code ?? '']?.(at) ??
    `The service can't listen on ${at.host}, port ${at.port} (${error.code ?? error.message}).`
  )
}
