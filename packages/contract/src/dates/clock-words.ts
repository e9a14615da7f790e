const numbers: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  'twenty five': 25,
  thirty: 30,
  forty: 40,
  'forty five': 45,
  fifty: 50,
  quarter: 15,
  half: 30,
}
// The longest first: "twenty five" is not "twenty" with something behind it.
const word = Object.keys(numbers)
  .sort((a, b) => b.length - a.length)
  .join('|')
const hour = String.raw`\d{1,2}|${word}`

// "ten to twelve" is ten before twelve, "10 to 12" and "nine to twelve" are two hours.
const before = new RegExp(
  String.raw`\b(quarter|five|ten|twenty five|twenty|\d{1,2} minutes)(?: minutes)? (?:to|before|till) (${hour})\b`,
  'g',
)
const past = new RegExp(
  String.raw`\b(half|quarter|five|ten|twenty five|twenty|\d{1,2})(?: minutes)? (?:past|after) (${hour})\b`,
  'g',
)
const halfHour = new RegExp(String.raw`\bhalf (${hour})\b`, 'g')
const spelled = new RegExp(String.raw`\b(${word})\b`, 'g')

const numberOf = (text: string): number => numbers[text] ?? Number.parseInt(text, 10)
const digits = (hours: number, minutes: number) => `${hours}:${String(minutes).padStart(2, '0')}`

/** Writes spoken times in digits: "half past nine" becomes "9:30", "noon" becomes "12:00pm". Dates are left out. */
export function inDigits(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/\b([ap])\.? ?m\b\.?/g, '$1m')
    .replaceAll(/\b\d{4}-\d{1,2}-\d{1,2}\b|\b\d{1,2}[/.]\d{1,2}[/.]\d{2,4}\b/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/\b(twenty|forty)-five\b/g, '$1 five')
    .replaceAll(before, (_, part: string, of: string) => {
      const hours = numberOf(of)
      return digits(hours <= 1 ? 12 : hours - 1, 60 - numberOf(part))
    })
    .replaceAll(past, (_, part: string, of: string) => digits(numberOf(of), numberOf(part)))
    .replaceAll(halfHour, (_, of: string) => digits(numberOf(of), 30))
    .replaceAll(/\b(?:(?:12|twelve) )?(?:noon|midday)\b/g, '12:00pm')
    .replaceAll(/\b(?:(?:12|twelve) )?midnight\b/g, '12:00am')
    .replaceAll(spelled, (found) => String(numberOf(found)))
    .replaceAll(/\b(\d{1,2}) ?o'? ?clock\b/g, '$1:00')
}
