/** At the top of the file with everything that is held of a person. */
export const exportExplanation =
  'Alt Min side har lagret om deg, tabell for tabell slik det står i databasen. Tomme tabeller betyr at vi ikke har noe der. Det som er utelatt, er opplysninger om andre, det som bare beskytter innloggingen din, og interne notater til saksbehandling. Navnene på filene du har sendt, står i tabellen attachment. Du henter filene der du sendte dem. Filen kan inneholde fødselsnummeret ditt. Pass på den.';
