/** In English. */

import { retention } from '#contract/retention.ts';
import { joiningAge } from '#contract/values/joining-age.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
import { organisation } from '#web/texts/organisation.ts';

const { name, shortName, privacyOfficer, staysInEea } = organisation;

export const texts = {
  title: 'Privacy',
  lead: 'That you are a member of ours says something about your life stance. So we take extra good care of what we know about you.',
  short: [
    'We store what we need to keep track of your membership, your gifts and what you ask us for.',
    'Only those who need it in their job or elected role may see anything about you. You can see who has seen what, and why.',
    'We never sell information about you, and nobody tracks what you do here when you are signed in.',
    'We delete what we no longer need. We keep the accounts and some other things for a while.',
    'You can see everything, have what is wrong corrected, have things deleted, and complain if you disagree with us.',
  ],
  controller: {
    title: 'Who is responsible',
    text: `${name} decides why and how the information is used, and is responsible for it.`,
    officer:
      privacyOfficer &&
      `Our data protection officer is ${privacyOfficer}, who can answer questions about privacy. You reach the data protection officer at`,
  },
  what: {
    title: 'What we store, and why',
    groups: [
      {
        title: 'When you sign in',
        text: 'Your phone number or e-mail address, and when you signed in. We need it to know that it is you who signs in. The legal basis is that we have to be able to give you the service you ask for (General Data Protection Regulation, article 6(1)(b)).',
      },
      {
        title: 'When you have lost access',
        text: 'What you tell us to get your access back, how we checked it, and who among us approved it. The legal basis is that we have to keep your information secure (articles 6(1)(c) and 32).',
      },
      {
        title: 'When you are a member',
        text: 'Name, date of birth, address, phone, e-mail, member number and when you became a member. We need it to keep track of the membership. Life stance is a special category of information. We may process it because we are a life-stance community, and because it concerns our own members (articles 6(1)(b) and 9(2)(d)). We may have some of this from our former member register, or from another system we use.',
      },
      {
        title: 'National identity number (fødselsnummer)',
        text: 'We use it to apply for the public grant for the members and the registered children, to see that no one is registered twice, and to report gifts that give a tax deduction. You never see the whole of it on the screen, and it should not be in messages to us. The legal basis is the rules on the grant and the tax deduction, and that we have to know for certain who it concerns (article 6(1)(c) and section 12 of the Norwegian Personal Data Act, personopplysningsloven).',
      },
      {
        title: 'Children',
        text: `Children under ${joiningAge} can be registered by their parents. They are not members, and the registration ends when they turn ${joiningAge}. We store the child’s name and identity number and who the parents are. The legal basis is the parents’ right to enrol the child, and that the child then belongs to us (articles 6(1)(f) and 9(2)(d)).`,
      },
      {
        title: 'When you write to us',
        text: 'What you write, and what we answer. The messages are only here on Min side. Our e-mail says that you have had an answer, but not what it is about, and it does not reveal your life stance. The legal basis is that we have to be able to answer you (article 6(1)(b) or (f)).',
      },
      {
        title: 'When you make a gift',
        text: 'Amount, date and how you paid. The legal basis is the agreement you have made with us. Section 13 of the Norwegian Bookkeeping Act (bokføringsloven) requires us to keep the vouchers (article 6(1)(b) and (c)).',
      },
      {
        title: 'When you sign up for something',
        text: `Who is coming, and what the organiser has to know. Sometimes the organiser asks about health, for example allergies. You decide for yourself whether to answer, only the organiser sees it, and the answer is deleted ${retention['health-answers'].period.days} days afterwards. The legal basis is that you have asked for a place, and for health that you consent by answering (articles 6(1)(b) and 9(2)(a)).`,
      },
      {
        title: 'When you get the magazine',
        text: 'Name and address, or that you read it on screen, and the payment if it costs anything. The legal basis is that you have ordered it (article 6(1)(b)).',
      },
      {
        title: 'When you have an elected role',
        text: 'Which role, for how long, that you have promised confidentiality, and what you have looked at about others. The legal basis is the role you have accepted, and that we have to be able to show who has looked at information about others (articles 6(1)(b) and (c) and 9(2)(d)). If you want to greet new members, they see your name and role until you change your mind. The legal basis for that is your consent (articles 6(1)(a) and 9(2)(a)).',
      },
      {
        title: 'When you want news',
        text: 'That you said yes or no, and when. The legal basis is your consent, and you can withdraw it at any time (article 6(1)(a)).',
      },
      {
        title: 'When you ask for a ceremony',
        text: 'Names of those it concerns, contact details, time and place, and whatever else you tell us. The legal basis is that you have asked us for the ceremony (article 6(1)(b)).',
      },
      {
        title: 'When you take part in annual meetings and elections',
        text: 'That you had the right to vote, the motions you sent in, and whether you stood for election. Never how you voted. The legal basis is the membership (articles 6(1)(b) and 9(2)(d)).',
      },
      {
        title: 'When somebody reports a death',
        text: 'The name of the person who has died, and the name and contact details of the person who tells us. The legal basis is that we should be able to stop post and payments without troubling the bereaved (article 6(1)(f)).',
      },
      {
        title: 'Who has looked at the information',
        text: 'Each time somebody with us opens your information, we record who, when and why. The legal basis is the duty to keep the information secure (articles 6(1)(c) and 32).',
      },
      {
        title: 'When others name you',
        text: 'We may have your name from somebody else: a parent who registers the child you have together, somebody who has suggested you for an elected role, somebody who has signed you up for something together with them, or somebody who reports a death. Then we have only what that person wrote. You have the same rights as others. The legal basis is that we have to be able to handle what the other person asked for (article 6(1)(f)).',
      },
    ],
  },
  who: {
    title: 'Who may see it',
    points: [
      'Those who work in member service, and only what they need to help you.',
      'A few elected representatives of your local chapter: that you are a member, your name, the place you live and the year you became a member. They see your e-mail and phone only if you say yes. They have promised confidentiality, and you can see each time somebody has looked at your information. If you have a protected address, you are not on their list unless you yourself say yes to it.',
      'The County Governor (Statsforvalteren), when we apply for the public grant, and the Brønnøysund Register Centre, which checks the list against the National Population Register and other religious and life-stance communities.',
      'The Norwegian Tax Administration, when you want a tax deduction.',
      'Vipps or your bank, when you pay or give, and the printers, when you get the magazine on paper.',
      'Those who send e-mail and SMS for us: your address or number, and a text that does not reveal life stance.',
      'Those who run the computer systems for us, under an agreement that binds them to the same as us.',
      'Other systems we use for the membership, post and newsletters: only what they need for that. If you have a protected address, they get nothing about you.',
    ],
    transfers: staysInEea
      ? 'None of them sends the information out of the EEA.'
      : 'Some of them send information out of the EEA. Then it is protected by the EU’s standard contractual clauses, and you can ask us to see them.',
    never:
      'We never sell information. When you are signed in, nobody counts or tracks what you do. On the open pages we count visits only if you say yes to it.',
  },
  howLong: {
    title: 'How long we store it',
    text: 'No longer than we need it for the purpose we collected it for. If you leave, you are taken out of the member register at once. Some things we still keep for a while. The Bookkeeping Act requires us to keep the accounts. We also keep what shows who we have received a public grant for, so that we can answer if the grant is checked.',
    examples: 'Some of the periods:',
    points: [
      `Enquiries: ${retention.enquiries.period.months} months after they are closed`,
      `Sign-ups: ${retention['sign-ups'].period.months} months after the activity is over`,
      `Who has looked at your information: ${retention['access-log'].period.months} months`,
      `Gifts and receipts: ${retention.gifts.period.years} years after the end of the year`,
      `A joining you did not complete: ${retention['unfinished-joining'].period.days} days`,
    ],
    all: 'You find all the periods, and the day we delete what you have, when you are signed in, under',
    allLink: 'Storage and recipients',
  },
  rights: {
    title: 'What you can demand',
    points: [
      'To see everything we have stored about you, and to take it with you',
      'To have what is wrong corrected',
      'To have what we do not have to keep deleted',
      'To withdraw something you have said yes to',
      'To object to the way we use the information (article 21), when the legal basis is an interest of ours, and not an agreement or a law',
      'To make us leave the information alone while we disagree',
      'To know who has looked at it, and who receives it',
    ],
    self: 'Most of this you do yourself when you are signed in, under',
    selfLink: 'My privacy',
    before: 'You can also write to ',
    after:
      '. It is free, and as a rule you get an answer within a month. If we need more time, you are told why within that time.',
  },
  complaint: {
    title: 'Do you disagree with us?',
    before: 'Please tell us first. You can also complain to ',
    authority: 'the Norwegian Data Protection Authority (Datatilsynet)',
    authoritySite: 'https://www.datatilsynet.no/',
    after: '.',
  },
  browser: {
    before: 'What we store in your browser is described on the page about ',
    link: 'cookies',
    after: '.',
  },
  version: 'Version 2026-15. Last changed 30 November 2026.',
  address: { title: 'Our address', intro: `If you want to write on paper, you reach ${shortName} here:` },
};
export type Complete = Whole<
  Compared<typeof import('./personvern-texts.ts'), typeof import('./personvern-texts.en.ts')>
>;
