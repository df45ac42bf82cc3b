/** Thirty texts for a field for a phone number. */
export const phones: readonly string[] = [
  ...['3055550142', '(305) 555-0142', '305-555-0142', '305.555.0142', '305 555 0142', ' 3055550142 ', '305/555/0142'],
  ...['13055550142', '+1 (305) 555-0142', '1-305-555-0142', '001 305 555 0142', 'tel:+13055550142', '+13055550142'],
  ...['305555014', '30555501421', '23055550199', '305 555 0142 ext. 5', '305-555-0142 / 305-555-0143', '555-0142'],
  ...['+52 55 1234 5678', '+34 600 123 456', '305-555-CALL', 'ana@example.com', '٣٠٥٥٥٥٠١٤٢', '３０５５５５０１４２'],
  ...['305\u200b5550142', '305\u00a0555\u00a00142', '305–555–0142', '0', 'x'],
]
/** Thirty texts for a field for a code of six digits. */
export const codes: readonly string[] = [
  ...['123456', ' 123456 ', '123 456', '123-456', '1 2 3 4 5 6', '000000', '012345', '12345', '1234567', '1'],
  ...['12345a', 'abcdef', '12345.', '1234.56', '-123456', '+123456', '1e5', '0x1F2A', '١٢٣٤٥٦', '１２３４５６'],
  ...['123\u200b456', '123\u00a0456', '123–456', '123\n456', 'G-123456', 'Code: 123456', '123456 is your code'],
  ...['<b>1</b>', '123456123456', '½23456'],
]
/** Thirty texts for a field for a email address. */
export const emails: readonly string[] = [
  ...['ana@example.com', ' ana@example.com ', 'ANA@EXAMPLE.COM', 'ana.torres+plan@correo.example.com', 'ana@example'],
  ...['ana@example.', 'ana@.com', '@example.com', 'ana@', 'ana', 'ana@@example.com', 'ana@example..com', 'a@b.co'],
  ...[
    'ana torres@example.com',
    'ana@exam ple.com',
    'Ana <ana@example.com>',
    'mailto:ana@example.com',
    'ñandú@correo.mx',
  ],
  ...[
    'ana@example.com,',
    'ana@example.com; luis@example.com',
    'ana@example.com.',
    'ana@münchen.de',
    'ana\u200b@example.com',
  ],
  ...[
    'ana\u00a0@example.com',
    '3055550142',
    'ana@123.45.67.89',
    '"ana"@example.com',
    '<b>@x.co</b>',
    '.@a.b',
    'a@b.c\nd',
  ],
]
/** Thirty texts for a field for a name. */
export const names: readonly string[] = [
  ...['Ana', ' Ana ', 'ANA', 'ana', 'María José', 'María  José', 'José', 'Jose\u0301', 'Ñandú', 'Núñez-Ortiz'],
  ...["O'Brien", 'O’Brien', 'de la Cruz', 'Ana M.', 'Jr.', 'X', '李', 'محمد', 'Дарья', '🙂'],
  ...['3', 'Ana3', '<b>Ana</b>', '&amp;', '"Ana"', 'Ana\u200b', 'Ana\u00a0María', 'Ana\nMaría', '   ', '-'],
]
/** Texts for a message. */
export const messages: readonly string[] = [
  ...[
    'Hola',
    ' Hola ',
    'Hola.\nGracias.',
    '¿Puedo cambiar de plan?',
    'Llámeme al 305-555-0142',
    '<b>Hola</b>',
    '&amp;',
  ],
  ...['Mi número es 219-09-9921', '219 09 9921', '219099921', '\u200bHola\u00a0', '🙂', 'x', '   ', 'مرحبا'],
]
/** Thirty texts for a field for a password. */
export const passwords: readonly string[] = [
  ...[
    'password',
    'Passw0rd!',
    ' password',
    'password ',
    'pass word',
    '        ',
    'short',
    '1234567',
    '12345678',
    'ñandúñandú',
  ],
  ...[
    'contraseña',
    '🙂🙂🙂🙂🙂🙂🙂🙂',
    '🙂🙂🙂🙂',
    'pa\u200bssword',
    'pass\u00a0word',
    '<script>',
    '"quoted"',
    "o'clock1",
    '\\u0041\\u0041',
    '%00%00%00',
  ],
  ...[
    '${secret}',
    '{{name}}',
    'a'.repeat(64),
    'a'.repeat(73),
    '٣٤٣٤٣٤٣٤',
    'Пароль12',
    '密码密码密码密码',
    'pass\nword',
    '0000000000',
    '-',
  ],
]
