/** Files of contacts as programs write them, for tests. */

const crlf = (...lines: string[]) => `${lines.join('\r\n')}\r\n`

/** An iPhone's export: groups with labels of their own, a birthday without a year, dates, a picture over several lines. */
export const iPhone = crlf(
  'BEGIN:VCARD',
  'VERSION:3.0',
  'PRODID:-//Apple Inc.//iPhone OS 18.0//EN',
  'N:Lee;Ann;;Dr.;',
  'FN:Dr. Ann Lee',
  'NICKNAME:Annie',
  'ORG:Grace School;',
  'TITLE:Teacher',
  'item1.EMAIL;type=INTERNET;type=pref:ann@example.org',
  'EMAIL;type=INTERNET;type=WORK:ann.lee@school.example',
  'TEL;type=HOME;type=VOICE:(555) 010-0199',
  'TEL;type=CELL;type=VOICE;type=pref:(555) 010-0123',
  'item2.ADR;type=HOME;type=pref:;;12 Elm Street\\nApt. 4;Springfield;IL;62701;United States',
  'item2.X-ABADR:us',
  'BDAY;X-APPLE-OMIT-YEAR=1604:1604-03-05',
  'item3.X-ABDATE;type=pref:1975-06-12',
  'item3.X-ABLabel:_$!<Anniversary>!$_',
  'item4.X-ABDATE:2001-04-15',
  'item4.X-ABLabel:Baptism',
  'item5.X-ABDATE:2010-09-01',
  'item5.X-ABLabel:Joined the church',
  'item6.X-ABRELATEDNAMES:Ruth',
  'item6.X-ABLabel:_$!<Sister>!$_',
  'NOTE:Tea\\, no sugar\\; likes to be read to.\\nSecond line that is so long that it is',
  '  broken.',
  'PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQSkZJRgABAQAASABIAAD',
  ' AAAAAAAAAAAA:BBBB;CCCC',
  'CATEGORIES:Choir,Elders',
  'END:VCARD',
  'BEGIN:VCARD',
  'VERSION:3.0',
  'N:;;;;',
  'FN:Elm House',
  'ORG:Elm House;',
  'X-ABShowAs:COMPANY',
  'TEL;type=MAIN:555-0177',
  'END:VCARD',
)

/** What old phones and Outlook write: bare types, quoted-printable with soft breaks, another charset. */
export const old = crlf(
  'BEGIN:VCARD',
  'VERSION:2.1',
  'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;J=C3=BCrgen;;;',
  'FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:J=C3=BCrgen M=C3=BC=',
  'ller',
  'TEL;HOME;VOICE:555-0101',
  'TEL;CELL:555-0102',
  'TEL;WORK;FAX:555-0103',
  'ADR;WORK;PREF;ENCODING=QUOTED-PRINTABLE:;;1 Main St=0D=0ASuite 2;Springfield;IL;62701;USA',
  'EMAIL;PREF;INTERNET:jm@example.org',
  'BDAY:19500305',
  'X-MS-ANNIVERSARY;VALUE=DATE:19750612',
  'NOTE;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:Caf=E9 on Tuesdays =',
  'at ten',
  'PHOTO;TYPE=JPEG;ENCODING=BASE64:',
  ' /9j/4AAQSkZJRgABAQAASABIAADAAAAAAAA',
  '',
  'AGENT:',
  'BEGIN:VCARD',
  'VERSION:2.1',
  'N:Assistant;An',
  'END:VCARD',
  'END:VCARD',
)

/** As the newest format is written: URIs, preferences by number, text in place of a date, quoted parameters. */
export const newest = crlf(
  'BEGIN:VCARD',
  'VERSION:4.0',
  'KIND:individual',
  'FN:José Núñez',
  'N:Núñez;José;;;',
  'TEL;VALUE=uri;TYPE="voice,home";PREF=2:tel:+1-555-010-0104',
  'TEL;VALUE=uri;TYPE="cell";PREF=1:tel:+1-555-010-0105;ext=7',
  'EMAIL:jose@example.org',
  'ADR;LABEL="2 Oak Road: rear\\nSpringfield":;;2 Oak Road;Springfield;IL;62702;',
  'BDAY:--0315',
  'ANNIVERSARY:20090808T1430-0500',
  'RELATED;TYPE=spouse;VALUE=text:Ana',
  'RELATED;TYPE=friend:urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6',
  'END:VCARD',
  'BEGIN:VCARD',
  'VERSION:4.0',
  'KIND:group',
  'FN:Choir',
  'MEMBER:urn:uuid:03a0e51f-d1aa-4385-8a53-e29025acd8af',
  'END:VCARD',
)

export const google = crlf(
  'First Name,Middle Name,Last Name,Phonetic First Name,Name Prefix,Name Suffix,Nickname,File As,Organization Name,Organization Title,Birthday,Notes,Photo,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Phone 2 - Label,Phone 2 - Value,Address 1 - Label,Address 1 - Formatted,Address 1 - Street,Address 1 - City,Event 1 - Label,Event 1 - Value,Relation 1 - Label,Relation 1 - Value',
  'Ann,,Lee,,,,,,Grace School,Teacher,--03-05,"Tea, no sugar",https://example.org/p.png,Choir ::: * myContacts,* Home,ann@example.org ::: lee@example.org,Home,555-0199,Mobile,555-0123,Home,"12 Elm Street',
  'Springfield, IL 62701",12 Elm Street,Springfield,Anniversary,1975-06-12,Spouse,Ruth',
)

export const googleBefore = crlf(
  'Name,Given Name,Additional Name,Family Name,Birthday,Notes,Group Membership,E-mail 1 - Type,E-mail 1 - Value,Phone 1 - Type,Phone 1 - Value',
  'Ann Lee,Ann,,Lee,1950-03-05,,* myContacts,* Work,ann@example.org,Mobile,555-0123',
)

export const outlook = crlf(
  '"Title","First Name","Middle Name","Last Name","Suffix","Company","Job Title","Business Street","Business City","Home Street","Home City","Home State","Home Postal Code","Home Country/Region","Business Fax","Business Phone","Home Phone","Mobile Phone","Anniversary","Birthday","Categories","E-mail Address","E-mail Type","E-mail 2 Address","Notes","Spouse"',
  '"Dr.","Ann","","Lee","","Grace School","Teacher","1 Main St","Springfield","12 Elm Street","Springfield","IL","62701","United States","555-0100","555-0188","555-0199","555-0123","0/0/00","3/5/1950","Choir;Elders","ann@example.org","SMTP","lee@example.org","She said ""hello""","Ruth"',
)
