/** Before the part of the page's address behind the question mark, on the command line of the practice window. */
export const PAGE_OPTION = '--automine-page-query=';
