/** Time for a browser to read the file, in milliseconds; some start only after the person has agreed to the download. */
const readingTime = 60_000

/** Downloads a text as a file, without a server. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => {
    URL.revokeObjectURL(address)
  }, readingTime)
}
