@account
Feature: Profile and address in the account
  A customer changes name, e-mail and address alone, also without a network.
  A password is kept nowhere.

  Background:
    Given Asha is signed in

  @ACC-10 @SESS-23
  Rule: First name, last name and e-mail are shown and changed

    @journey @long
    Example: Another last name
      Given Asha opens the account at "Profile"
      When Asha saves "Last name" as "Menon"
      Then Asha is told "Account data has successfully been updated"
      And "Last name" in the account is "Menon"

    Example: Another e-mail is confirmed with the password
      Given Asha opens the account at "Profile"
      When Asha wants another e-mail and confirms it
      Then Asha is told "Account data has successfully been updated"
      And "Email address" in the account is Asha's new e-mail

    Example: Another e-mail without the password
      Given Asha opens the account at "Profile"
      When Asha saves "Email address" as "asha@else.test"
      Then Asha reads "Enter your password" at "Confirm with your password" in the account

  @ACC-11
  Rule: The shipping address is changed in the fields of the checkout

    @journey @long
    Example: The first address
      Given Asha opens the account at "Shipping details"
      When Asha saves:
        | Street address | Hill Road, Bandra West |
        | PIN code       | 400 050                |
        | City           | Mumbai                 |
        | Phone number   | 98200 12345            |
      Then Asha is told "Account data has successfully been updated"
      And "PIN code" in the account is "400050"
      And "State" in the account is "Maharashtra"

    Example: From Germany
      Given Asha shops from DE
      When Asha opens the account at "Shipping details"
      Then "Country" in the account is "DE"

    Scenario Outline: In the words and the order of <country>
      Given Asha shops from <country>
      When Asha opens the account at "Shipping details"
      Then the account asks Asha for "<place>" behind the street

      Examples:
        | country | place                   |
        | IN      | City, PIN code, State   |
        | IE      | City, County, Eircode   |
        | US      | City, State, ZIP code   |
        | AE      | Emirate                 |

    Example: Without an Eircode
      Given Asha shops from IE
      And Asha opens the account at "Shipping details"
      When Asha saves:
        | Street address | Dame Street  |
        | City           | Dublin       |
        | Phone number   | 085 012 3456 |
      Then Asha is told "Account data has successfully been updated"
      And "Eircode" in the account is ""

    Example: As one writes it
      Given Asha opens the account at "Shipping details"
      When Asha saves:
        | Street address | Hill Road, Bandra West |
        | PIN code       | 400-050                |
        | City           | Mumbai                 |
        | Phone number   | 098200-12345           |
      Then Asha is told "Account data has successfully been updated"
      And "PIN code" in the account is "400050"
      And "Phone number" in the account is "+919820012345"

  @ACC-12
  Rule: Nothing is sent while something is missing

    Example: No last name
      Given Asha opens the account at "Profile"
      When Asha saves "Last name" as ""
      Then Asha reads "Enter your last name" at "Last name" in the account

    Example: No street
      Given Asha opens the account at "Shipping details"
      When Asha saves "City" as "Mumbai"
      Then Asha reads "Enter your street address" at "Street address" in the account

    Example: A PIN code that no post office has
      Given Asha opens the account at "Shipping details"
      When Asha saves "PIN code" as "890001"
      Then Asha reads "No PIN code begins with these two digits: please check them" at "PIN code" in the account

  @SESS-22
  Rule: A change that was made offline is sent when the network returns

    Example: Back in the same visit
      Given Asha opens the account at "Profile"
      And Asha is offline
      And Asha saves "Last name" as "Menon"
      And the block says "Saved on this device"
      When Asha is online again
      Then Asha is told "Account data has successfully been updated"
      And "Last name" in the account is "Menon"

    Example: Another e-mail waits for the network
      Given Asha opens the account at "Profile"
      And Asha is offline
      When Asha wants another e-mail and confirms it
      Then the block says "Another email address needs your password"
