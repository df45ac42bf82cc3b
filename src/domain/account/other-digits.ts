/** Whether a text has digits of another script than `0` to `9`, such as `٣` or `３`. No number field reads them. */
export function hasOtherDigits(text: string): boolean {
  return /[^\P{Nd}0-9]/u.test(text)
}
