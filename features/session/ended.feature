@session
Feature: A session that the shop has ended
  Who changes the password on another device ends all sessions. Nothing of the person stays on this one.

  @SESS-50 @SESS-51
  Rule: The customer is told, and may sign in again at once

    @journey @long
    Example: In the middle of the account
      Given Asha is signed in
      And the shop has ended all sessions of Asha
      When Asha opens the account at "Orders"
      Then Asha is told "Internal Application error while refreshing the tokens. Please clear the storage and refresh page."
      And the sheet is "Sign in"
      And nobody uses the account

    @journey @long
    Example: The reason stands in the sheet, which covers the page
      Given Asha is signed in
      And the shop has ended all sessions of Asha
      When Asha opens the account at "Orders"
      Then the sheet is "Sign in"
      And Asha reads "Internal Application error while refreshing the tokens. Please clear the storage and refresh page." in the sheet

    @journey @page
    Example: Who closes the sheet goes on from the heading of the page
      Given Asha is signed in
      And the shop has ended all sessions of Asha
      And Asha opens the account at "Orders"
      When Asha presses Escape
      Then the focus is on the heading of the page

  @SESS-52
  Rule: That a call is refused on the device is for those who run the shop to read

    Example: In the middle of the account
      Given Asha is signed in
      And the shop has ended all sessions of Asha
      When Asha opens the account at "Orders"
      Then those who run the shop read "Error refreshing user token. User is not authorized to access the resource" in the log, once or more
