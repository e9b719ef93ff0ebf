/** How the assistant is told, when it is started a second time, to save a report in the file named after it. */
export const REPORT_OPTION = '--save-report=';
